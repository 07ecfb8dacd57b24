import { chooseVersions, minorOf } from '../../../../src/build/reference/since/chooseVersions';

test('takes the newest release of each minor in the range, by number and not by spelling', () => {
  const published = [
    '5.10.0',
    '4.12.4',
    '5.0.0',
    '5.9.0',
    '5.0.6',
    '5.9.10',
    '5.9.2',
    '6.0.1',
    '6.5.0',
    '7.0.0',
  ];
  expect(chooseVersions(published, '5.0', '6.4')).toEqual(['5.0.6', '5.9.10', '5.10.0', '6.0.1']);
});

test('takes no previews, and skips minors that have nothing else', () => {
  expect(chooseVersions(['5.0.0-rc.1', '5.0.0', '5.1.0-beta.0', '5.2.0'], '5.0', '5.2')).toEqual([
    '5.0.0',
    '5.2.0',
  ]);
});

test('counts both ends of the range', () => {
  expect(chooseVersions(['5.0.0', '5.1.0', '5.2.0', '5.3.0'], '5.1', '5.2')).toEqual(['5.1.0', '5.2.0']);
});

test('a version’s minor', () => {
  expect(minorOf('5.10.17')).toBe('5.10');
});
