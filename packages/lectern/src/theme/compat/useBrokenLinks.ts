const ignore = (): void => undefined;

/** `@docusaurus/useBrokenLinks`: does nothing, because all links on rendered pages are checked anyway. */
export default function useBrokenLinks(): {
  collectLink: (link: string) => void;
  collectAnchor: (id: string) => void;
} {
  return { collectLink: ignore, collectAnchor: ignore };
}
