/** Replaces parts of Docusaurus's layout that this theme shows elsewhere. */
export default function Nothing(): null {
  return null;
}
