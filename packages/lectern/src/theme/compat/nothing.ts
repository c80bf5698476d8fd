/** Replaces components of Docusaurus's layout whose content this theme shows elsewhere. */
export default function Nothing(): null {
  return null;
}
