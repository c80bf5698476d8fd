import { expect, test } from 'vitest';
import { importsAnimations } from './live-packages.js';

test('a module that imports an animation package is detected', () => {
  expect(importsAnimations("import { motion, type Variants } from 'motion/react';")).toBe(true);
  expect(importsAnimations('import { motion } from "framer-motion";')).toBe(true);
  expect(importsAnimations("import motion from './motion/react';\nimport clsx from 'clsx';")).toBe(false);
});
