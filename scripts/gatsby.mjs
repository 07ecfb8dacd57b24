// Gatsby's command line, told to talk to nobody.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

const cli = createRequire(import.meta.url).resolve('gatsby/cli.js');
const gatsby = spawn(process.execPath, [cli, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
});
// Ctrl+C reaches both by itself; whoever ends this process otherwise means Gatsby too.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => gatsby.kill(signal));
gatsby.on('exit', (code) => process.exit(code ?? 1));
