/** Returns a content path without the end of its name that tells the language. */
export const withoutSuffix = (contentPath: string, suffix: string | undefined): string => {
  const [name, extension = ""] = contentPath.split(/(\.mdx?)$/);
  return suffix !== undefined && name?.endsWith(suffix)
    ? name.slice(0, -suffix.length) + extension
    : contentPath;
};
