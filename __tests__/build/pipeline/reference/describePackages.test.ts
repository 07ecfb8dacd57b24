import { describePackages } from '../../../../src/build/pipeline/reference/describePackages';
import { component, hook, packageOf } from './literals';

test('the log says what a package has, and what was passed over and why', () => {
  const lib = packageOf([component('Button'), component('Chip'), hook('useTabs')], {
    passedOver: [
      { name: 'Hidden', reason: 'The root of the package does not export it.' },
      { name: 'Grid', reason: 'The site leaves it out.' },
      { name: 'useSecret', reason: 'The root of the package does not export it.' },
    ],
  });
  const bare = packageOf([component('Legend', { packageName: '@org/charts' })]);
  expect(describePackages([lib, bare])).toEqual([
    '@org/lib 1.2.3: 2 components and 1 hook; 3 names passed over:',
    '  Hidden, useSecret. The root of the package does not export it.',
    '  Grid. The site leaves it out.',
    '@org/charts 1.2.3: 1 component and 0 hooks',
  ]);
});
