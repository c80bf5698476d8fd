import { nearest } from 'lectern/plugin';
import type { Word, WordProblem } from './shell-words.js';
import { meant } from './shell-words.js';

const longOptions = new Map<string, string>(
  Object.entries({
    curl:
      'anyauth basic cacert cert compressed config connect-timeout cookie cookie-jar create-dirs data data-binary data-raw ' +
      'data-urlencode dump-header fail fail-with-body form get globoff head header help http1.1 http2 include insecure ' +
      'ipv4 ipv6 json key limit-rate location max-time netrc no-buffer no-progress-meter noproxy output output-dir ' +
      'parallel progress-bar proxy range referer remote-header-name remote-name remote-name-all request resolve retry ' +
      'retry-all-errors retry-connrefused retry-delay retry-max-time show-error silent tlsv1.2 trace unix-socket ' +
      'upload-file url user user-agent verbose version write-out',
    'git add':
      'all chmod dry-run edit force intent-to-add interactive patch renormalize sparse update verbose',
    'git branch':
      'all contains copy delete edit-description force format list merged move no-merged remotes set-upstream-to ' +
      'show-current sort track unset-upstream verbose',
    'git checkout': 'detach force guess merge orphan ours patch quiet theirs track',
    'git clone':
      'bare branch config depth filter jobs mirror no-checkout no-tags origin quiet recurse-submodules shallow-since ' +
      'shallow-submodules single-branch sparse',
    'git commit':
      'all allow-empty amend author cleanup date dry-run file fixup gpg-sign interactive message no-edit no-gpg-sign ' +
      'no-verify only patch quiet reset-author reuse-message signoff squash trailer verbose',
    'git diff':
      'cached check color-words exit-code ignore-all-space ignore-space-change merge-base name-only name-status no-color ' +
      'no-index numstat patch quiet shortstat staged stat unified word-diff',
    'git fetch': 'all depth dry-run force jobs multiple no-tags prune prune-tags tags unshallow',
    'git init': 'bare initial-branch quiet separate-git-dir shared template',
    'git log':
      'all author decorate first-parent follow format grep graph max-count merges name-only name-status no-merges oneline ' +
      'patch pretty reverse since stat until',
    'git merge':
      'abort allow-unrelated-histories continue ff ff-only message no-commit no-ff quit squash strategy',
    'git pull': 'all autostash ff ff-only no-ff no-rebase prune rebase tags',
    'git push':
      'all atomic delete dry-run follow-tags force force-with-lease mirror no-verify porcelain prune push-option quiet ' +
      'recurse-submodules set-upstream tags',
    'git rebase':
      'abort autosquash autostash continue exec force-rebase interactive keep-base onto quit rebase-merges root skip',
    'git remote': 'verbose',
    'git reset': 'hard keep merge mixed patch soft',
    'git restore': 'ours patch source staged theirs worktree',
    'git revert': 'abort continue edit mainline no-commit no-edit skip',
    'git rm': 'cached dry-run force quiet',
    'git show': 'format name-only name-status no-patch oneline patch pretty stat',
    'git stash': 'all include-untracked index keep-index message patch staged',
    'git status': 'branch ignored porcelain short show-stash untracked-files',
    'git switch': 'create detach discard-changes force-create guess orphan track',
    'git tag': 'annotate contains delete force list message points-at sign sort verify',
    rsync:
      'archive backup checksum chmod chown compress copy-links cvs-exclude delete delete-after delete-excluded dry-run ' +
      'exclude exclude-from existing files-from filter hard-links human-readable ignore-existing include inplace itemize-changes ' +
      'links max-size no-owner no-perms owner partial perms progress prune-empty-dirs quiet recursive relative rsh ' +
      'safe-links size-only stats times update verbose',
  }),
);

/** The list of a program's options is incomplete, so only an option similar to a listed one is reported. */
export function programOptionProblems({
  program,
  rest,
}: {
  program: string;
  rest: readonly Word[];
}): WordProblem[] {
  const [command] = rest;
  const key = program === 'git' ? `git ${command?.text}` : program;
  const known = longOptions
    .get(key)
    ?.split(' ')
    .map((name) => `--${name}`);
  if (known === undefined) return [];
  return rest.flatMap((word) => {
    const text = word.text.split('=')[0] ?? '';
    if (!/^--[a-z]/.test(text) || known.includes(text) || known.includes(text.replace('--no-', '--')))
      return [];
    const near = nearest({ found: text, known, limit: 2 });
    return near === undefined
      ? []
      : [{ word: { ...word, text }, message: `${key} has no option "${text}".${meant(near)}` }];
  });
}
