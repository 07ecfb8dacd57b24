export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateWebpackConfig,
  onPostBuild,
  sourceNodes,
} from './src/build/gatsby/lifecycle';
