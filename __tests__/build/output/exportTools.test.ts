import { createExportTools } from '../../../src/build/output/exportTools';

const devDependencies = {
  vite: '8.0.0',
  '@vitejs/plugin-react': '6.0.0',
  typescript: '5.9.3',
  '@types/react': '19.0.0',
  '@types/react-dom': '19.0.1',
  '@types/stylis': '4.2.7',
  '@tailwindcss/vite': '4.3.5',
  jest: '30.0.0',
};

describe('createExportTools', () => {
  it('picks the tools, and every package of types, wherever the project has them', () => {
    const tools = createExportTools(
      JSON.stringify({ dependencies: { tailwindcss: '4.3.5', react: '19.0.0' }, devDependencies }),
    );
    expect(tools).toEqual({
      '@tailwindcss/vite': '4.3.5',
      '@types/react': '19.0.0',
      '@types/react-dom': '19.0.1',
      '@types/stylis': '4.2.7',
      '@vitejs/plugin-react': '6.0.0',
      tailwindcss: '4.3.5',
      typescript: '5.9.3',
      vite: '8.0.0',
    });
  });

  it('names what the project lacks, for exports would not run without it', () => {
    expect(() => createExportTools(JSON.stringify({ devDependencies }))).toThrow(
      'package.json lacks what exported demos need: tailwindcss',
    );
  });
});
