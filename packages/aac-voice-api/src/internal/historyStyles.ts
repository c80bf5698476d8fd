export const DIALOG_CLASS = 'aac-voice-history';

/** System colors follow the player's color mode and high-contrast settings. */
const STYLES = `
.${DIALOG_CLASS} {
  color-scheme: light dark;
  box-sizing: border-box;
  inline-size: min(32rem, calc(100vw - 2rem));
  max-block-size: calc(100vh - 2rem);
  padding: 1rem;
  border: 2px solid CanvasText;
  border-radius: 0.75rem;
  background: Canvas;
  color: CanvasText;
  font: 1rem/1.5 system-ui, sans-serif;
}
.${DIALOG_CLASS}[open] { display: flex; flex-direction: column; gap: 0.75rem; }
.${DIALOG_CLASS}::backdrop { background: rgb(0 0 0 / 60%); }
.${DIALOG_CLASS} h2 { margin: 0; font-size: 1.25rem; }
.${DIALOG_CLASS} p { margin: 0; }
.${DIALOG_CLASS} ol {
  flex: 1 1 auto;
  min-block-size: 6rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border: 1px solid GrayText;
  border-radius: 0.5rem;
  list-style: none;
}
.${DIALOG_CLASS} li { display: flex; gap: 0.75rem; padding: 0.5rem 0.75rem; }
.${DIALOG_CLASS} li + li { border-block-start: 1px solid GrayText; }
.${DIALOG_CLASS} li > :nth-child(2) { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; font-weight: 600; }
.${DIALOG_CLASS} footer { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.${DIALOG_CLASS} button { min-block-size: 44px; min-inline-size: 44px; padding: 0 1rem; font: inherit; }
.${DIALOG_CLASS} footer > :last-child { margin-inline-start: auto; }
.${DIALOG_CLASS} :focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

/**
 * Returns a function that removes the styles. Content security policies that forbid inline styles don't block a
 * constructed style sheet. In browsers without support for such style sheets, the dialog has the browser's default
 * style.
 */
export function adoptStyles(document: Document): () => void {
  if (!document.adoptedStyleSheets) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
