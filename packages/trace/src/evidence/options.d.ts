import { z } from 'lectern/plugin';

declare const suite: z.ZodObject<
  {
    id: z.ZodString;
    label: z.ZodString;
    reports: z.ZodArray<z.ZodString>;
    include: z.ZodArray<z.ZodString>;
    exclude: z.ZodDefault<z.ZodArray<z.ZodString>>;
  },
  z.core.$strict
>;
/** The options of `evidence`. */
export declare const evidenceOptions: z.ZodObject<
  {
    root: z.ZodDefault<z.ZodString>;
    suites: z.ZodDefault<
      z.ZodArray<
        z.ZodObject<
          {
            id: z.ZodString;
            label: z.ZodString;
            reports: z.ZodArray<z.ZodString>;
            include: z.ZodArray<z.ZodString>;
            exclude: z.ZodDefault<z.ZodArray<z.ZodString>>;
          },
          z.core.$strict
        >
      >
    >;
    coverage: z.ZodOptional<
      z.ZodObject<
        {
          reports: z.ZodArray<z.ZodString>;
        },
        z.core.$strict
      >
    >;
    manual: z.ZodOptional<z.ZodString>;
  },
  z.core.$strict
>;
/** What `evidence` takes. */
export type EvidenceOptions = z.input<typeof evidenceOptions>;
/** The same with every default filled in. */
export type EvidenceSettings = z.output<typeof evidenceOptions>;
export type SuiteSettings = z.output<typeof suite>;
