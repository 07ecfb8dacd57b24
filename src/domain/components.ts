/**
 * Components that any page may place with `{{"component": name}}` and that the shell renders itself.
 * A content root registers further ones in `site.yml`.
 */
export const BUILT_IN_COMPONENTS = ['@mui/docs/ComponentLinkHeader'] as const;
export type BuiltInComponent = (typeof BUILT_IN_COMPONENTS)[number];

export function isBuiltInComponent(name: string): name is BuiltInComponent {
  return (BUILT_IN_COMPONENTS as readonly string[]).includes(name);
}
