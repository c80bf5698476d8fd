const typesByExtension: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  txt: 'text/plain',
  csv: 'text/csv',
  json: 'application/json',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/** The document may specify a range such as `image/*`, but a request must specify a single type. */
export function sentType({
  mediaType,
  file = '',
  fileType = '',
}: {
  mediaType: string;
  file?: string | undefined;
  fileType?: string | undefined;
}): string {
  if (!mediaType.includes('*')) return mediaType;
  const [kind = ''] = mediaType.split('/');
  const extension = (file.split('.').at(-1) ?? '').toLowerCase();
  const known = Object.values(typesByExtension);
  const own = Object.hasOwn(typesByExtension, extension) ? typesByExtension[extension] : undefined;
  const fits = (type: string | undefined) =>
    type !== undefined && (kind === '*' || type.startsWith(`${kind}/`));
  const found = [fileType === '' ? undefined : fileType, own].find(fits);
  if (found !== undefined) return found;
  return (
    (kind === '*' || kind === 'application' ? undefined : known.find(fits)) ?? 'application/octet-stream'
  );
}
