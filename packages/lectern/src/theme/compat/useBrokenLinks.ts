const ignore = (): void => undefined;

/** `@docusaurus/useBrokenLinks`: does nothing, because the build checks all links on rendered pages. */
export default function useBrokenLinks(): {
  collectLink: (link: string) => void;
  collectAnchor: (id: string) => void;
} {
  return { collectLink: ignore, collectAnchor: ignore };
}
