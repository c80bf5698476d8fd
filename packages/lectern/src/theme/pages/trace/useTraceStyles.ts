import { useRenderContext } from '../../context.js';
import styles from '../../styles/trace/trace.css?url';

/** The style sheet of rows and of the matrix: pages without them do not load it. */
export function useTraceStyles(): void {
  const { head } = useRenderContext('useTraceStyles').collected;
  const link = `<link rel="stylesheet" href="${styles}">`;
  if (!head.includes(link)) head.push(link);
}
