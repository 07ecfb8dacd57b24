import sdk from '@stackblitz/sdk';
import { decompressFromBase64 } from 'lz-string';
import { openInCodeSandbox, openInStackBlitz, type ExportedProject } from '../../../../src/site/demos/export';
import { createSandboxForm } from '../../../../src/site/demos/export/openInCodeSandbox';

const project: ExportedProject = {
  title: 'Basic',
  files: { 'package.json': '{"name":"basic"}', 'src/Basic.tsx': 'export default () => "Größe ✓";\n' },
  openFile: 'src/Basic.tsx',
};

describe('openInStackBlitz', () => {
  it('opens the project in a new tab, at the demo, and starts it', () => {
    const open = jest.spyOn(sdk, 'openProject').mockReturnValue(undefined);
    openInStackBlitz(project);
    expect(open).toHaveBeenCalledWith(
      { title: 'Basic', template: 'node', files: project.files },
      { newWindow: true, openFile: 'src/Basic.tsx', startScript: 'dev' },
    );
  });
});

describe('openInCodeSandbox', () => {
  const valueOf = (form: HTMLFormElement, name: string) => new FormData(form).get(name) as string;

  it('posts the project to the define API in a new tab that does not know this one', () => {
    const form = createSandboxForm(project);
    expect(form.method).toBe('post');
    expect(form.action).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
    expect(form.target).toBe('_blank');
    expect(form.getAttribute('rel')).toBe('noopener');
  });

  it('sends every file, compressed in the alphabet of addresses', () => {
    const parameters = valueOf(createSandboxForm(project), 'parameters');
    expect(parameters).toMatch(/^[\w-]+$/);
    const sent = JSON.parse(decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/'))) as {
      files: Record<string, { content: string; isBinary: boolean }>;
    };
    expect(sent.files).toMatchObject({
      'package.json': { content: '{"name":"basic"}', isBinary: false },
      'src/Basic.tsx': { content: 'export default () => "Größe ✓";\n', isBinary: false },
    });
    const tasks: unknown = JSON.parse(sent.files['.codesandbox/tasks.json']?.content ?? '');
    expect(tasks).toMatchObject({ tasks: { dev: { runAtStart: true, preview: { port: 5173 } } } });
  });

  it('asks for the file of the demo', () => {
    const query = valueOf(createSandboxForm(project), 'query');
    expect(new URLSearchParams(query).get('file')).toBe('/src/Basic.tsx');
  });

  it('leaves nothing behind in the page', () => {
    const submitted: HTMLFormElement[] = [];
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      if (this.isConnected) submitted.push(this);
    });
    openInCodeSandbox(project);
    expect(submitted).toHaveLength(1);
    expect(document.querySelector('form')).toBeNull();
  });
});
