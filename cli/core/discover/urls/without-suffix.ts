/** Strips the language suffix from the file name of a content path. */
export const withoutSuffix = (contentPath: string, suffix: string | undefined): string => {
  const [name, extension = ""] = contentPath.split(/(\.mdx?)$/);
  return suffix !== undefined && name?.endsWith(suffix)
    ? name.slice(0, -suffix.length) + extension
    : contentPath;
};
