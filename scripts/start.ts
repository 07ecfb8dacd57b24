import { runSteps } from './steps';

async function main(): Promise<void> {
  const { ok } = await runSteps([
    { name: 'Building the site', command: ['node', 'scripts/gatsby.mjs', 'build'], alone: 'npm run build' },
  ]);
  if (!ok) {
    process.exitCode = 1;
    return;
  }
  await import('./serve');
}

void main();
