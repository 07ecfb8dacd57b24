/** A font file is its URL: webpack copies it into `public/static` under a hashed name. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
