/** @jest-environment node */
import { readServerNavigation } from '../../../src/site/navigation/serverNavigation';

const scope = globalThis as { __non_webpack_require__?: unknown };

function provideRequire(require: (path: string) => unknown): void {
  scope.__non_webpack_require__ = require;
}

describe('readServerNavigation', () => {
  afterEach(() => {
    delete scope.__non_webpack_require__;
  });

  it('reads the file that the build wrote for the product and language', () => {
    const tree = { product: 'ui', language: 'zh', entries: [] };
    const paths: string[] = [];
    provideRequire((path) => {
      paths.push(path);
      return tree;
    });
    expect(readServerNavigation('ui', 'zh')).toBe(tree);
    expect(paths).toEqual([`${process.cwd()}/.cache/docs/server/navigation/ui.zh.json`]);
  });

  it('has nothing for a product without navigation', () => {
    provideRequire(() => {
      throw Object.assign(new Error('not there'), { code: 'MODULE_NOT_FOUND' });
    });
    expect(readServerNavigation('ui', 'en')).toBeNull();
  });

  it('hides no other failure', () => {
    provideRequire(() => {
      throw new SyntaxError('bad JSON');
    });
    expect(() => readServerNavigation('ui', 'en')).toThrow('bad JSON');
  });
});
