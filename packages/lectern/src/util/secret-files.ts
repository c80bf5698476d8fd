/** Folders and files that hold secrets by convention: no page and no request gets them. */
const secretFolders = new Set(['.git', '.hg', '.svn', '.ssh', '.gnupg', '.aws', '.kube', '.docker']);
const secretNames =
  /^(?:\.env(?:\..+)?|\.npmrc|\.netrc|\.pgpass|\.htpasswd|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519)(?:_\w+)?|.+\.(?:pem|key|p12|pfx|jks|keystore|kdbx|crt))$/i;

/** The same as patterns of the bundler, for modules that it serves from elsewhere. */
export const secretPatterns: readonly string[] = [
  '.env',
  '.env.*',
  '.npmrc',
  '.netrc',
  '.pgpass',
  '.htpasswd',
  '.git-credentials',
  'id_{rsa,dsa,ecdsa,ed25519}',
  '*.{pem,key,p12,pfx,jks,keystore,kdbx,crt}',
  ...[...secretFolders].map((folder) => `**/${folder}/**`),
];

/** True for a file that is likely to hold secrets, such as `.env`, anything in `.git`, and private keys. */
export function isSecretFile(path: string): boolean {
  const parts = path.split(/[\\/]/);
  // Some file systems do not tell upper and lower case apart. Windows drops dots and spaces at the end, and takes what comes
  // after a colon for the name of a stream in the file.
  const plain = parts.map((part) =>
    part
      .toLowerCase()
      .replace(/(?<=.):.*$/, '')
      .replace(/(?<=[^.])[. ]+$/, ''),
  );
  return plain.some((part) => secretFolders.has(part)) || secretNames.test(plain.at(-1) ?? '');
}
