import type { Post, PostSummary } from './types.js';

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
