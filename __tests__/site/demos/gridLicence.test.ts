import { setGridLicence } from '../../../src/site/demos/gridLicence';

test('a key from the environment is put where every data grid looks for it', () => {
  const holder = {};
  setGridLicence('a key', holder);
  expect(holder).toEqual({ __MUI_LICENSE_INFO__: { key: 'a key' } });
});

test.each([undefined, ''])('without a key (%p) nothing is set', (key) => {
  const holder = {};
  setGridLicence(key, holder);
  expect(holder).toEqual({});
});
