import { existsSync } from 'node:fs';
import path from 'node:path';
import { createStaticServer } from './staticServer';

const folder = path.resolve(__dirname, '../public');
const port = Number(process.env.PORT ?? 9000);

if (!existsSync(path.join(folder, 'index.html'))) {
  console.error(
    'There is no site in public/ yet. Build it with `npm run build`, or build and serve with `npm start`.',
  );
  process.exit(1);
}

createStaticServer(folder)
  .on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another one: PORT=${port + 1} npm run serve`
        : `The site could not be served: ${error.message}`,
    );
    process.exit(1);
  })
  .listen(port, () => {
    console.log(`The site is served at http://localhost:${port} (end with Ctrl+C).`);
  });
