import { usePageStyles } from 'lectern/theme';
import styles from './checklist.css?url';
import { Items } from './Items.js';

interface Props {
  label: string;
  items: readonly string[];
}

/** Rendered to HTML when the site is built. The browser never loads this component. */
export default function Checklist({ label, items }: Props) {
  usePageStyles(styles);
  return (
    <section className="__name__">
      <p>{label}</p>
      <Items items={items} label={label} />
    </section>
  );
}
