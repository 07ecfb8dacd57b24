import { createConfig } from './src/build/gatsby/config';

export default createConfig();
