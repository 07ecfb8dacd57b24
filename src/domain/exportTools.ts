/**
 * What a demo that leaves the site is built with there: npm packages of tools and of types to the exact
 * versions that this project itself uses.
 */
export type ExportTools = Readonly<Record<string, string>>;

/** The tools that every exported project has, those of a project in TypeScript, and those of one with Tailwind. */
export const BUILD_TOOLS = ['vite', '@vitejs/plugin-react'] as const;
export const TYPE_TOOLS = ['typescript', '@types/react', '@types/react-dom'] as const;
export const TAILWIND_TOOLS = ['tailwindcss', '@tailwindcss/vite'] as const;
