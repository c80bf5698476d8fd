import { z } from 'lectern/plugin';
import type { Run } from './types.js';

declare const spec: z.ZodObject<
  {
    title: z.ZodString;
    file: z.ZodString;
    tests: z.ZodArray<
      z.ZodObject<
        {
          projectName: z.ZodDefault<z.ZodString>;
          status: z.ZodEnum<{
            expected: 'expected';
            skipped: 'skipped';
            unexpected: 'unexpected';
            flaky: 'flaky';
          }>;
          results: z.ZodArray<
            z.ZodObject<
              {
                duration: z.ZodNumber;
                errors: z.ZodDefault<
                  z.ZodArray<
                    z.ZodObject<
                      {
                        message: z.ZodOptional<z.ZodString>;
                        value: z.ZodOptional<z.ZodString>;
                        location: z.ZodOptional<
                          z.ZodNullable<
                            z.ZodObject<
                              {
                                file: z.ZodString;
                              },
                              z.core.$strip
                            >
                          >
                        >;
                      },
                      z.core.$strip
                    >
                  >
                >;
                attachments: z.ZodDefault<
                  z.ZodArray<
                    z.ZodObject<
                      {
                        name: z.ZodString;
                        contentType: z.ZodString;
                        body: z.ZodOptional<z.ZodString>;
                      },
                      z.core.$strip
                    >
                  >
                >;
              },
              z.core.$strip
            >
          >;
        },
        z.core.$strip
      >
    >;
  },
  z.core.$strip
>;
interface Suite {
  title: string;
  file: string;
  specs: z.output<typeof spec>[];
  suites?: Suite[] | undefined;
}
/** What Playwright's reporter `json` writes. */
export declare const playwrightSchema: z.ZodObject<
  {
    config: z.ZodObject<
      {
        rootDir: z.ZodString;
      },
      z.core.$strip
    >;
    suites: z.ZodArray<z.ZodType<Suite, unknown, z.core.$ZodTypeInternals<Suite, unknown>>>;
    errors: z.ZodDefault<
      z.ZodArray<
        z.ZodObject<
          {
            message: z.ZodOptional<z.ZodString>;
            value: z.ZodOptional<z.ZodString>;
            location: z.ZodOptional<
              z.ZodNullable<
                z.ZodObject<
                  {
                    file: z.ZodString;
                  },
                  z.core.$strip
                >
              >
            >;
          },
          z.core.$strip
        >
      >
    >;
    stats: z.ZodObject<
      {
        startTime: z.ZodISODateTime;
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
  z.core.$strip
>;
type Report = z.output<typeof playwrightSchema>;
export declare function runOfPlaywright({ report, root }: { report: Report; root: string }): Run;
