import { compressToBase64 } from 'lz-string';
import type { ExportedProject } from './createProject';

/** The define API makes a sandbox of what is posted to it; `server` is the kind that runs Vite. */
const DEFINE_URL = 'https://codesandbox.io/api/v1/sandboxes/define?environment=server';

/** Vite listens there by itself. */
const VITE_PORT = 5173;

/**
 * What CodeSandbox is to do with the project once it is there. Vite's server answers only hosts that it
 * knows; this variable adds the one under which CodeSandbox shows it.
 */
const TASKS = {
  setupTasks: [{ name: 'Install', command: 'npm install' }],
  tasks: {
    dev: {
      name: 'dev',
      command: '__VITE_ADDITIONAL_SERVER_ALLOWED_HOSTS=.csb.app npm run dev',
      runAtStart: true,
      preview: { port: VITE_PORT },
    },
  },
};

/** Opens the project in a new tab on CodeSandbox, at the demo's file. */
export function openInCodeSandbox(project: ExportedProject): void {
  const form = createSandboxForm(project);
  document.body.append(form);
  form.submit();
  form.remove();
}

/** The form that asks for the sandbox: a POST, because a project is too long for an address. */
export function createSandboxForm({ files, openFile }: ExportedProject): HTMLFormElement {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = DEFINE_URL;
  form.target = '_blank';
  form.setAttribute('rel', 'noopener');
  form.hidden = true;
  const all = { ...files, '.codesandbox/tasks.json': `${JSON.stringify(TASKS, null, 2)}\n` };
  const contents = Object.entries(all).map(([path, content]) => [path, { content, isBinary: false }]);
  addField(form, 'parameters', compress(JSON.stringify({ files: Object.fromEntries(contents) as unknown })));
  addField(form, 'query', new URLSearchParams({ file: `/${openFile}` }).toString());
  return form;
}

/** LZ-string in the alphabet of addresses, as the define API takes it. */
function compress(text: string): string {
  return compressToBase64(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function addField(form: HTMLFormElement, name: string, value: string): void {
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = name;
  input.value = value;
  form.append(input);
}
