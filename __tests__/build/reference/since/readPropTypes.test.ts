import { readPropTypes } from '../../../../src/build/reference/since/readPropTypes';

const PUBLISHED = `
const Chip = React.forwardRef(function Chip() {});
process.env.NODE_ENV !== "production" ? Chip.propTypes /* remove-proptypes */ = {
  // | These PropTypes are generated from the TypeScript type definitions |
  /**
   * The text.
   */
  children: PropTypes.node.isRequired,
  /**
   * How tall it is.
   * @default 'medium'
   */
  size: PropTypes.oneOf(['small', 'medium']),
  /**
   * @ignore
   */
  onKeyUp: PropTypes.func,
  'aria-label': PropTypes.string,
  /**
   * Where it stands.
   * @default {
   *   vertical: 'top',
   * }
   */
  anchor: chainPropTypes(PropTypes.object.isRequired, props => null),
  /**
   * Writes a label.
   * @param {number} value What to write.
   * @returns {string}
   * @default (value) => \`+\${value}\`
   */
  getLabel: _chainPropTypes(PropTypes.func, () => PropTypes.string.isRequired)
} : void 0;
export default Chip;
`;

describe('readPropTypes', () => {
  test('reads name, required flag, default and @ignore of each prop, in the order of the file', () => {
    expect(readPropTypes(PUBLISHED)).toEqual([
      {
        component: 'Chip',
        props: [
          { name: 'children', required: true, default: null, ignored: false },
          { name: 'size', required: false, default: "'medium'", ignored: false },
          { name: 'onKeyUp', required: false, default: null, ignored: true },
          { name: 'aria-label', required: false, default: null, ignored: false },
          { name: 'anchor', required: true, default: "{\nvertical: 'top',\n}", ignored: false },
          { name: 'getLabel', required: false, default: '(value) => `+${value}`', ignored: false },
        ],
      },
    ]);
  });

  test('finds it where the comment stands on a line of its own, as older packages have it', () => {
    const text =
      'process.env.NODE_ENV !== "production" ? Fab.propTypes\n/* remove-proptypes */\n= { href: PropTypes.string } : void 0;';
    expect(readPropTypes(text)).toEqual([
      { component: 'Fab', props: [{ name: 'href', required: false, default: null, ignored: false }] },
    ]);
  });

  test('tells several components of a file apart', () => {
    const text =
      'Icon.propTypes = { value: PropTypes.number.isRequired }; Rating.propTypes = { max: PropTypes.number };';
    expect(readPropTypes(text).map(({ component, props }) => [component, props[0]?.name])).toEqual([
      ['Icon', 'value'],
      ['Rating', 'max'],
    ]);
  });

  test('passes by what only wraps or repeats other propTypes', () => {
    const text = `
      Portal['propTypes' + ''] = exactProp(Portal.propTypes);
      Portal.propTypes = exactProp(Portal.propTypes);
    `;
    expect(readPropTypes(text)).toEqual([]);
  });

  test('does not take a default of a nested object for the prop’s own', () => {
    const text = `
      Menu.propTypes = {
        /** Slots. */
        slots: PropTypes.shape({
          /**
           * @default 'div'
           * @ignore
           */
          root: PropTypes.elementType.isRequired
        })
      };
    `;
    expect(readPropTypes(text)[0]?.props).toEqual([
      { name: 'slots', required: false, default: null, ignored: false },
    ]);
  });
});
