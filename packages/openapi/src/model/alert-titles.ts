/** Replaces GitHub alert markers (`> [!NOTE]`) with titles. Line numbers stay the same. */
export function withAlertTitles(markdown: string): string {
  return markdown.replace(
    /^(> ?)\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\](?=[ \t]*$)/gm,
    (_, quote: string, kind: string) => `${quote}**${kind.slice(0, 1)}${kind.slice(1).toLowerCase()}:**`,
  );
}
