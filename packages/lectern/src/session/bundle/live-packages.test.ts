import { expect, test } from 'vitest';
import { importsAnimations } from './live-packages.js';

test('importsAnimations returns whether a module imports an animation package', () => {
  expect(importsAnimations("import { motion, type Variants } from 'motion/react';")).toBe(true);
  expect(importsAnimations('import { motion } from "framer-motion";')).toBe(true);
  expect(importsAnimations("import motion from './motion/react';\nimport clsx from 'clsx';")).toBe(false);
});
