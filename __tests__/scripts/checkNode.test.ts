import { spawnSync } from 'node:child_process';
import path from 'node:path';

function checkNode(version: string) {
  return spawnSync(process.execPath, [path.resolve(__dirname, '../../scripts/check-node.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, DOCS_NODE_VERSION: version },
  });
}

it.each(['20.19.0', '20.20.1', '22.0.0', '100.1.0'])('Node %s will do', (version) => {
  expect(checkNode(version)).toMatchObject({ status: 0, stderr: '' });
});

it.each(['20.18.3', '18.20.8', '9.11.2'])('Node %s is refused, and the reader told what to do', (version) => {
  const { status, stderr } = checkNode(version);
  expect(status).toBe(1);
  expect(stderr).toContain(`needs Node 20.19.0 or newer; this is Node ${version}`);
  expect(stderr).toContain('https://nodejs.org');
});
