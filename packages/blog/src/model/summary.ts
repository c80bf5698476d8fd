import type { Post, PostSummary } from './types.js';

/** Returns the post data that components receive. */
export function summaryOf({
  route,
  title,
  description,
  date,
  dateText,
  readingTime,
  authors,
  tags,
  truncated,
}: Post): PostSummary {
  return { route, title, description, date, dateText, readingTime, authors, tags, truncated };
}
