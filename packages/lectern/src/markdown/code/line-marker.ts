/**
 * A comment that marks lines of code, in the format of Docusaurus's `prism.magicComments`. The comment itself isn't
 * shown.
 */
export interface MagicComment {
  className: string;
  line?: string;
  block?: { start: string; end: string };
}

/** A problem for the author to fix. `line` is the 1-based line of code, or 0 for the fence itself. */
export interface CodeProblem {
  line: number;
  message: string;
}

export const HIGHLIGHT_CLASS = 'line-highlight';

export interface LineMarker {
  meet(found: { directive: string; line: number }): void;
  classesOfLine(): string[];
  /** Call this at the end of the code block. Returns the problems by line, including ranges that are never closed. */
  finish(): CodeProblem[];
}

export function createMarker(magicComments: readonly MagicComment[]): LineMarker {
  const problems: CodeProblem[] = [];
  const open = new Map<MagicComment, number>();
  const pending = new Map<MagicComment, number>();

  const start = ({ comment, name, line }: { comment: MagicComment; name: string; line: number }): void => {
    const since = open.get(comment);
    if (since === undefined) open.set(comment, line);
    else
      problems.push({
        line,
        message: `The "${name}" on line ${since} is not closed before this "${name}". Add "${comment.block?.end}" between them.`,
      });
  };

  return {
    meet({ directive, line }) {
      for (const comment of magicComments) {
        const { block } = comment;
        if (comment.line === directive) pending.set(comment, line);
        else if (block?.start === directive) start({ comment, name: directive, line });
        else if (block?.end === directive && !open.delete(comment)) {
          problems.push({
            line,
            message: `"${directive}" has no "${block.start}" before it. Add "${block.start}" above the lines to highlight, or remove "${directive}".`,
          });
        }
      }
    },
    classesOfLine() {
      // The order of the classes must not depend on the order of the markers.
      const marks = magicComments.filter((comment) => open.has(comment) || pending.has(comment));
      pending.clear();
      return classNames(marks);
    },
    finish() {
      for (const [{ block }, line] of open) {
        problems.push({
          line,
          message: `"${block?.start}" is never closed. Add "${block?.end}" below the lines to highlight.`,
        });
      }
      for (const [comment, line] of pending) {
        problems.push({
          line,
          message: `"${comment.line}" is not followed by a line of code. Move it above the line to highlight, or remove it.`,
        });
      }
      return problems.sort((a, b) => a.line - b.line);
    },
  };
}

function classNames(marks: readonly MagicComment[]): string[] {
  const names = new Set(
    marks.flatMap(({ className }) => className.split(/\s+/)).filter((name) => name !== ''),
  );
  // Docusaurus uses another name for this class. A configuration that extends Docusaurus's default list contains that
  // name.
  if (names.has('theme-code-block-highlighted-line')) names.add(HIGHLIGHT_CLASS);
  return [...names];
}
