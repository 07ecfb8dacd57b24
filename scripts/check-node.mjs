// Run before everything else, by any Node: nothing newer than Node 12 may be used here.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const wanted = engines.node.replace('>=', '');

function isOlder(version, than) {
  const parts = version.split('.').map(Number);
  const wantedParts = than.split('.').map(Number);
  const index = parts.findIndex((part, place) => part !== wantedParts[place]);
  return index !== -1 && parts[index] < wantedParts[index];
}

// The variable stands in for an old Node where a test needs one.
const current = process.env.DOCS_NODE_VERSION || process.versions.node;
if (isOlder(current, wanted)) {
  console.error(
    `This project needs Node ${wanted} or newer; this is Node ${current}. ` +
      'Get a current one from https://nodejs.org, or run `nvm install` here.',
  );
  process.exit(1);
}
