/**
 * The rooms of the house and who may import whom; the list of zones is what
 * `import-x/no-restricted-paths` takes. Imports point down only:
 *
 *     build:  gatsby, check -> content -> output, reference, demos -> pipeline -> domain
 *             (files, which knows paths and writing alone, is open to all but pipeline and domain)
 *     site:   entry, pages -> templates -> layouts -> components -> providers -> theme -> domain
 */
const SITE_FLOORS = ['theme', 'providers', 'components', 'layouts', 'templates', 'entry'];
const BUILD_SHELLS = ['gatsby', 'check'];
/** Reads a content root as a whole, with the side rooms' help. */
const BUILD_LOADER = 'content';
const BUILD_SIDE_ROOMS = ['output', 'reference', 'demos'];

const downOnly = (target) => `Imports point down only: ${target} must not know what stands above it.`;

/** Each floor of the site is closed to the ones below it. */
const siteZones = SITE_FLOORS.slice(0, -1).map((floor, index) => ({
  target: `./src/site/${floor}`,
  from: [...SITE_FLOORS.slice(index + 1).map((above) => `./src/site/${above}`), './src/pages'],
  message: downOnly(`src/site/${floor}`),
}));

/** The rooms beside the floors (words, navigation, advertising, …) serve the page; they do not lay it out. */
const sideRoomZone = {
  target: './src/site/!(layouts|templates|entry)/**',
  from: ['./src/site/layouts', './src/site/templates', './src/site/entry', './src/pages'],
  message: downOnly('a room beside the floors'),
};

/** The side rooms of the build see the pipeline, and neither each other nor what stands above them. */
const buildZones = BUILD_SIDE_ROOMS.map((room) => ({
  target: `./src/build/${room}`,
  from: [...BUILD_SHELLS, BUILD_LOADER, ...BUILD_SIDE_ROOMS]
    .filter((other) => other !== room)
    .map((other) => `./src/build/${other}`),
  message: downOnly(`src/build/${room}`),
}));

export const roomZones = [
  { target: './src/domain', from: './src', except: ['./domain'], message: downOnly('src/domain') },
  {
    target: './src/build/pipeline',
    from: './src/build',
    except: ['./pipeline'],
    message: downOnly('src/build/pipeline'),
  },
  ...buildZones,
  {
    target: './src/build/files',
    from: './src',
    except: ['./build/files'],
    message: downOnly('src/build/files'),
  },
  {
    target: `./src/build/${BUILD_LOADER}`,
    from: BUILD_SHELLS.map((shell) => `./src/build/${shell}`),
    message: downOnly(`src/build/${BUILD_LOADER}`),
  },
  ...siteZones,
  sideRoomZone,
  {
    target: './src/build',
    from: ['./src/site', './src/pages'],
    message: 'The two wings meet in data and generated modules: src/build never imports src/site.',
  },
  {
    target: ['./src/site', './src/pages'],
    from: './src/build',
    message: 'The two wings meet in data and generated modules: src/site never imports src/build.',
  },
];
