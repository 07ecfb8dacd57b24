import path from 'node:path';
import { parseAll } from '../../../src/build/content/parsePool';
import { parseDocument } from '../../../src/build/pipeline/markdown/parseDocument';

const projectRoot = path.resolve(__dirname, '../../..');
// Inside the project: the worker's code finds its packages from there.
const workDir = path.join(projectRoot, 'node_modules/.cache/parse-pool-test');

function createTasks(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    text: `# Page ${index}\n\n## Part ${index}\n\n\`\`\`ts\nconst place = ${index};\n\`\`\`\n`,
    options: { file: `page-${index}.md`, format: 'md' as const, componentNames: [], externalPaths: {} },
  }));
}

test.each([0, 3, 205])(
  '%i documents come back in order, as one thread would have parsed them',
  async (count) => {
    const tasks = createTasks(count);
    const expected = tasks.map(({ text, options }) => parseDocument(text, options));
    expect(await parseAll(tasks, { projectRoot, workDir })).toEqual(expected);
  },
);
