import { strict, z } from 'lectern/plugin';

const reviewSchema = strict({
  sentence: z.string().describe('The reviewed sentence.'),
  because: z
    .string()
    .describe("Why the numbers in the sentence are right, or why they don't describe the product."),
});

const reviewsSchema = z.record(z.string(), z.array(reviewSchema));

export type Review = z.output<typeof reviewSchema>;
export type Reviews = Readonly<Record<string, readonly Review[]>>;

/** Parses the record of reviews. If the file is missing, there are no reviews. */
export function parseReviews(text: string | undefined): { reviews: Reviews; problem?: string } {
  if (text === undefined) return { reviews: {} };
  try {
    const parsed = reviewsSchema.safeParse(JSON.parse(text));
    if (parsed.success) return { reviews: parsed.data };
    const [issue] = parsed.error.issues;
    return { reviews: {}, problem: `${issue?.path.join('.')}: ${issue?.message}` };
  } catch (error) {
    return { reviews: {}, problem: error instanceof Error ? error.message : String(error) };
  }
}
