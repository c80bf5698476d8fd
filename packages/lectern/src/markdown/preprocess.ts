const fence = /^ {0,3}(?:> ?|[-*+] +)*(`{3,}|~{3,})/;
const oldTitle = /^(\s*(?:> ?)*:{3,})\s*([a-z]+)[ \t]+([^[{\s].*?)\s*$/;

/**
 * Brings what writers know from elsewhere into MDX's own syntax, outside of fences: HTML comments, and titles of
 * admonitions without brackets. Lines keep their numbers and text keeps its columns, so that places stay true.
 */
export function preprocess(content: string): string {
  let open: string | undefined;
  let inComment = false;
  const lines = content.split('\n').map((line) => {
    if (!inComment) {
      const mark = fence.exec(line)?.[1];
      if (open === undefined && mark !== undefined) {
        open = mark;
        return line;
      }
      if (open !== undefined) {
        if (mark?.startsWith(open) === true && line.trim() === mark) open = undefined;
        return line;
      }
    }
    const comments = replaceComments({ line, inComment });
    inComment = comments.inComment;
    return comments.line.replace(oldTitle, '$1$2[$3]');
  });
  return lines.join('\n');
}

/** HTML's comment marks become those of an MDX comment; inline code keeps them. */
function replaceComments({ line, inComment }: { line: string; inComment: boolean }): { line: string; inComment: boolean } {
  if (!inComment && !line.includes('<!--')) return { line, inComment };
  let inside = inComment;
  const parts = line.split(/(`+[^`]*`+|<!--|-->)/);
  const text = parts.map((part) => {
    if (part === '<!--' && !inside) {
      inside = true;
      return '{/* ';
    }
    if (part === '-->' && inside) {
      inside = false;
      return '*/}';
    }
    return part;
  });
  return { line: text.join(''), inComment: inside };
}
