import { z } from 'lectern/plugin';
import type { Coverage } from './types.js';
/** The reporter `json-summary` of Istanbul and Vitest: counts by file, and `total`. */
export declare const coverageSchema: z.ZodObject<
  {
    total: z.ZodObject<
      {
        statements: z.ZodObject<
          {
            covered: z.ZodInt;
            total: z.ZodInt;
          },
          z.core.$strip
        >;
        branches: z.ZodObject<
          {
            covered: z.ZodInt;
            total: z.ZodInt;
          },
          z.core.$strip
        >;
        functions: z.ZodObject<
          {
            covered: z.ZodInt;
            total: z.ZodInt;
          },
          z.core.$strip
        >;
        lines: z.ZodObject<
          {
            covered: z.ZodInt;
            total: z.ZodInt;
          },
          z.core.$strip
        >;
      },
      z.core.$strip
    >;
    stamp: z.ZodOptional<
      z.ZodObject<
        {
          commit: z.ZodOptional<z.ZodString>;
          changed: z.ZodOptional<z.ZodBoolean>;
          date: z.ZodOptional<z.ZodISODateTime>;
        },
        z.core.$strip
      >
    >;
  },
  z.core.$catchall<
    z.ZodObject<
      {
        statements: z.ZodObject<
          {
            covered: z.ZodInt;
            total: z.ZodInt;
          },
          z.core.$strip
        >;
        branches: z.ZodObject<
          {
            covered: z.ZodInt;
            total: z.ZodInt;
          },
          z.core.$strip
        >;
        functions: z.ZodObject<
          {
            covered: z.ZodInt;
            total: z.ZodInt;
          },
          z.core.$strip
        >;
        lines: z.ZodObject<
          {
            covered: z.ZodInt;
            total: z.ZodInt;
          },
          z.core.$strip
        >;
      },
      z.core.$strip
    >
  >
>;
export declare function coverageOf({
  report: { stamp, total: _total, ...files },
  root,
}: {
  report: z.output<typeof coverageSchema>;
  root: string;
}): Coverage;
