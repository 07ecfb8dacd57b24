import { productInfoOfPath } from '../../src/domain/productInfo';

describe('productInfoOfPath', () => {
  test.each([
    ['/material-ui', 'material-ui', 'core'],
    ['/material-ui/react-button', 'material-ui', 'core'],
    ['/joy-ui/getting-started', 'joy-ui', 'core'],
    ['/base-ui/react-button', 'base-ui', 'core'],
    ['/system/getting-started', 'system', 'core'],
    ['/x/react-data-grid', 'x-data-grid', 'x'],
    ['/x/react-data-grid/editing', 'x-data-grid', 'x'],
    ['/x/react-date-pickers', 'x-date-pickers', 'x'],
    ['/toolpad', 'toolpad-core', 'toolpad'],
    ['/toolpad/core/introduction', 'toolpad-core', 'toolpad'],
    ['/toolpad/studio', 'toolpad-studio', 'toolpad'],
    ['/toolpad/studio/concepts', 'toolpad-studio', 'toolpad'],
    ['/docs', 'docs', null],
    ['/docs/writing', 'docs', null],
    ['/versions', 'docs', null],
    ['/production-error', 'docs', null],
    ['/experiments/docs/markdown', 'docs-infra', null],
  ])('%s is the product %s of category %s', (path, productId, productCategoryId) => {
    expect(productInfoOfPath(path)).toEqual({ productId, productCategoryId });
  });

  test.each([
    '/',
    '/x',
    '/x/introduction',
    '/store',
    '/docsy',
    '/experiments',
    '/material',
    '/material-ui-2',
  ])('%s is nobody’s', (path) => {
    expect(productInfoOfPath(path)).toEqual({ productId: null, productCategoryId: null });
  });
});
