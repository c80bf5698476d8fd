/** These folders contain secrets by convention, and are never published or served. */
const secretFolders = new Set(['.git', '.hg', '.svn', '.ssh', '.gnupg', '.aws', '.kube', '.docker']);
const secretNames =
  /^(?:\.env(?:\..+)?|\.npmrc|\.netrc|\.pgpass|\.htpasswd|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519)(?:_\w+)?|.+\.(?:pem|key|p12|pfx|jks|keystore|kdbx|crt))$/i;

export const secretPatterns: readonly string[] = [
  '.env',
  '.env.*',
  '.npmrc',
  '.netrc',
  '.pgpass',
  '.htpasswd',
  '.git-credentials',
  'id_{rsa,dsa,ecdsa,ed25519}{,_*}',
  '*.{pem,key,p12,pfx,jks,keystore,kdbx,crt}',
  ...[...secretFolders].map((folder) => `**/${folder}/**`),
];

export function isSecretFile(path: string): boolean {
  const parts = path.split(/[\\/]/);
  // Some file systems are case-insensitive. Windows also ignores trailing dots and spaces, and reads the text after a
  // colon as the name of a stream.
  const plain = parts.map((part) =>
    part
      .toLowerCase()
      .replace(/(?<=.):.*$/, '')
      .replace(/(?<=[^.])[. ]+$/, ''),
  );
  return plain.some((part) => secretFolders.has(part)) || secretNames.test(plain.at(-1) ?? '');
}
