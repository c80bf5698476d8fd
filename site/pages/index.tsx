import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import sample from '../samples/first-command.ts?raw';
import install from '../samples/install.sh?raw';
import styles from './index.module.css';

interface Door {
  title: string;
  text: string;
  links: { label: string; to: string }[];
}

const doors: Door[] = [
  {
    title: 'Use it',
    text: 'From npm install to the first spoken command in five minutes.',
    links: [
      { label: 'Introduction', to: '/docs/intro' },
      { label: 'Requirements of your page', to: '/docs/requirements/general-requirements' },
    ],
  },
  {
    title: 'Understand it',
    text: 'What it has to do, how it is built, and why it is built so.',
    links: [
      { label: 'Requirements', to: '/docs/category/requirements-specification' },
      { label: 'Architecture', to: '/docs/category/system-architecture' },
    ],
  },
  {
    title: 'Judge it',
    text: 'How each requirement is tested, and what has been shown so far.',
    links: [
      { label: 'Test strategy', to: '/docs/testing/testing-document' },
      { label: 'Acceptance tests', to: '/docs/testing/acceptence-testing' },
    ],
  },
];

export default function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout description="A TypeScript library that turns a player's speech, or the voice of an AAC board, into the actions of a game, in the browser.">
      <div className={styles.page}>
        <section className={styles.opening}>
          <div>
            <h1>{siteConfig.title}</h1>
            <p className={styles.statement}>Say “jump”, and the game jumps.</p>
            <p className={styles.text}>
              A TypeScript library for games in the browser. It listens to a player, or to the voice of an AAC
              board, and runs the actions that your game has registered. Speech is recognized on the player’s
              own device.
            </p>
            <div className={styles.actions}>
              <Link className={styles.primary} to="/docs/intro">
                Get started
              </Link>
              <div className={styles.install}>
                <CodeBlock language="bash">{install}</CodeBlock>
              </div>
            </div>
          </div>
          <div className={styles.sample}>
            <CodeBlock language="ts" title="game.ts">
              {sample}
            </CodeBlock>
          </div>
        </section>
        <Voice />
        <div className={styles.doors}>
          {doors.map((door) => (
            <section key={door.title}>
              <h2>{door.title}</h2>
              <p>{door.text}</p>
              <ul>
                {door.links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Layout>
  );
}

/** Heights of the bars of a spoken word, as a share of the drawing's height. */
const word = [6, 10, 7, 14, 26, 40, 54, 62, 50, 58, 44, 30, 38, 24, 16, 20, 11, 7, 9, 5];

/** The mark of the site, drawn out: a spoken word on the left becomes an arc through the air on the right. */
function Voice(): ReactNode {
  return (
    <svg className={styles.voice} viewBox="0 0 960 96" width="960" height="96" aria-hidden="true">
      {word.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes.
        <path key={index} d={`M${14 + index * 17} ${48 - height / 2}v${height}`} />
      ))}
      <path className={styles.ground} d="M372 80h574" />
      <path className={styles.arc} d="M392 72C470 -16 560 -16 636 72" />
      <path className={styles.arc} d="M640 72C700 8 764 8 822 72" />
      <path className={styles.player} d="M838 50l34 22-34 22z" transform="translate(0 -22)" />
    </svg>
  );
}
