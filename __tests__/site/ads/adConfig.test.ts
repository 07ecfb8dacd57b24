/** The configuration reads the environment when it is loaded, as a bundle has it from its build. */
async function loadConfig(networkUrl: string | undefined) {
  jest.resetModules();
  const before = process.env.GATSBY_ADS_NETWORK_URL;
  if (networkUrl === undefined) delete process.env.GATSBY_ADS_NETWORK_URL;
  else process.env.GATSBY_ADS_NETWORK_URL = networkUrl;
  try {
    return (await import('../../../src/site/ads/adConfig')).defaultAdConfig;
  } finally {
    if (before === undefined) delete process.env.GATSBY_ADS_NETWORK_URL;
    else process.env.GATSBY_ADS_NETWORK_URL = before;
  }
}

test('a build that names no ad network asks nobody for ads', async () => {
  expect(await loadConfig(undefined)).toEqual({ networkUrl: null, displayRatio: 0.1 });
  expect((await loadConfig('')).networkUrl).toBeNull();
});

test('a build may name an ad network', async () => {
  expect((await loadConfig('https://ads.example.com/a.js')).networkUrl).toBe('https://ads.example.com/a.js');
});
