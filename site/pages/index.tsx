import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import VoiceGame from '@site/components/VoiceGame';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import install from '../samples/install.sh?raw';
import sample from '../samples/voice-game.ts?raw';
import styles from './home.css?inline';

interface Door {
  title: string;
  text: string;
  links: { label: string; to: string }[];
}

const doors: Door[] = [
  {
    title: 'Use it',
    text: 'From npm install to the first spoken command, step by step.',
    links: [
      { label: 'Introduction', to: '/docs/intro' },
      { label: 'Is this for my player?', to: '/docs/is-this-for-my-player' },
      { label: 'Requirements for your page', to: '/docs/requirements/general-requirements' },
    ],
  },
  {
    title: 'Understand it',
    text: 'What it must do, how it is built, and why.',
    links: [
      { label: 'Requirements', to: '/docs/category/requirements-specification' },
      { label: 'Architecture', to: '/docs/category/system-architecture' },
    ],
  },
  {
    title: 'Evaluate it',
    text: 'How each requirement is tested, and what the tests show so far.',
    links: [
      { label: 'Test strategy', to: '/docs/testing/testing-document' },
      { label: 'Acceptance tests', to: '/docs/testing/acceptence-testing' },
    ],
  },
];

export default function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout description="A TypeScript library that turns a player's speech, or the voice of an AAC board, into actions in a browser game.">
      {/* Only this page needs these styles, so they are not in the site-wide style sheet. */}
      <style>{styles}</style>
      <div className="home-page">
        <section className="home-opening">
          <div>
            <h1>{siteConfig.title}</h1>
            <p className="home-statement">Say “jump”, and the game jumps.</p>
            <p className="home-text">
              A TypeScript library for browser games. It listens to a player, or to the voice of an AAC board,
              and runs the actions that your game has registered. Speech is recognized on the player’s own
              device.
            </p>
            <div className="home-actions">
              <Link className="home-primary" to="/docs/intro">
                Get started
              </Link>
              <div className="home-install">
                <CodeBlock language="bash">{install}</CodeBlock>
              </div>
            </div>
          </div>
          <VoiceGame />
        </section>
        <section className="home-code">
          <div>
            <h2>The code that runs</h2>
            <p>
              This is all the code that connects the game above to the library. The recognizer runs in its own
              worker, and listens only for the registered commands. See{' '}
              <Link to="/docs/recognizers">how well it hears</Link>.
            </p>
          </div>
          <div className="home-sample">
            <CodeBlock language="ts" title="voice-game.ts">
              {sample}
            </CodeBlock>
          </div>
        </section>
        <div className="home-doors">
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
