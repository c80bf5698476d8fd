import { expect, test } from 'vitest';
import { importsAnimations } from './live-packages.js';

test('a component with elements of an animation package needs the browser', () => {
  expect(importsAnimations("import { motion, type Variants } from 'motion/react';")).toBe(true);
  expect(importsAnimations('import { motion } from "framer-motion";')).toBe(true);
  expect(importsAnimations("import motion from './motion/react';\nimport clsx from 'clsx';")).toBe(false);
});
