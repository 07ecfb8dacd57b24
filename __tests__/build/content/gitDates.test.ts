import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { addDates, loadGitDates } from '../../../src/build/content/gitDates';
import { createFolder } from './temporaryRoot';

describe('addDates', () => {
  it('takes the newest date of each file, the newest commit being the first', () => {
    const dates = new Map<string, string>();
    addDates(
      '\x002026-03-02\n\nlib/a.md\nlib/b c.md\n\x002026-01-31\n\nlib/a.md\nlib/标题.md\n',
      '/repo',
      dates,
    );
    expect([...dates]).toEqual([
      ['/repo/lib/a.md', '2026-03-02'],
      ['/repo/lib/b c.md', '2026-03-02'],
      ['/repo/lib/标题.md', '2026-01-31'],
    ]);
  });

  it('reads commits without files, and no history at all', () => {
    const dates = new Map<string, string>();
    addDates('\x002026-03-02\n', '/repo', dates);
    addDates('', '/repo', dates);
    expect(dates.size).toBe(0);
  });

  it('keeps what is known of a file already', () => {
    const dates = new Map([['/repo/a.md', '2026-05-05']]);
    addDates('\x002026-03-02\n\na.md\n', '/repo', dates);
    expect(dates.get('/repo/a.md')).toBe('2026-05-05');
  });
});

describe('loadGitDates', () => {
  const commit = (dir: string, date: string) => {
    const env = {
      ...process.env,
      GIT_COMMITTER_DATE: `${date}T12:00:00Z`,
      GIT_AUTHOR_DATE: '2001-01-01T12:00:00Z',
    };
    const settings = [
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@example.com',
      '-c',
      'commit.gpgsign=false',
    ];
    execFileSync('git', ['add', '--all'], { cwd: dir });
    execFileSync('git', [...settings, 'commit', '--quiet', '--message', date], { cwd: dir, env });
  };

  it('dates files by the last commit that touched them, uncommitted ones not', async () => {
    const dir = createFolder({ 'lib/a.md': 'one', 'lib/标 题.md': 'one', 'elsewhere/c.md': 'one' });
    execFileSync('git', ['init', '--quiet'], { cwd: dir });
    commit(dir, '2026-01-31');
    writeFileSync(path.join(dir, 'lib', 'a.md'), 'two');
    commit(dir, '2026-02-28');
    writeFileSync(path.join(dir, 'lib', 'new.md'), 'not committed');
    expect([...(await loadGitDates([path.join(dir, 'lib')]))].sort()).toEqual([
      [path.join(dir, 'lib', 'a.md'), '2026-02-28'],
      [path.join(dir, 'lib', '标 题.md'), '2026-01-31'],
    ]);
  });

  it('knows nothing where there is no history or no folder', async () => {
    const dir = createFolder({ 'a.md': '' });
    expect((await loadGitDates([dir, path.join(dir, 'nowhere')])).size).toBe(0);
    execFileSync('git', ['init', '--quiet'], { cwd: dir });
    expect((await loadGitDates([dir])).size).toBe(0);
  });
});
