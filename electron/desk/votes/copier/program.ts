/**
 * The program that a host keeps as a bookmark and runs on a page of a thread. It asks the forum of that page for all pages
 * of the thread, one at a time and with a pause, and hands them over as one file. It asks nobody else for anything, and
 * keeps nothing. It is written out as it runs, so that whoever wants to can read it.
 */

/** `FORUM` and `WORDS` stand for what is put in. */
export const program = String.raw`(async () => {
  const forum = FORUM, words = WORDS, pause = 1000, most = 2000;
  const id = 'nightdesk-copier';
  if (document.getElementById(id)) return;
  let stopped = false;
  const wait = time => new Promise(go => setTimeout(go, time));
  const box = document.body.appendChild(document.createElement('div'));
  box.id = id;
  box.setAttribute('role', 'status');
  box.style.cssText = 'position:fixed;top:12px;right:12px;z-index:2147483647;max-width:320px;padding:12px;'
    + 'background:#fff;color:#111;border:2px solid #111;border-radius:8px;font:15px/1.4 sans-serif';
  const show = (text, ...buttons) => {
    box.textContent = text;
    const row = box.appendChild(document.createElement('div'));
    for (const [label, run] of buttons) {
      const button = row.appendChild(document.createElement('button'));
      button.type = 'button';
      button.textContent = label;
      button.style.cssText = 'margin:8px 8px 0 0;padding:4px 10px;font:inherit';
      button.onclick = run;
    }
  };
  const close = () => { stopped = true; box.remove(); };
  const progress = (page, of) =>
    show((of ? words.pageOf : words.page).replace('{page}', page).replace('{of}', of), [words.cancel, close]);

  /* One page of this forum, as whoever is logged in here sees it. A forum that is asked too often is asked again later. */
  const ask = async (address, kind) => {
    for (let tries = 0; ; tries++) {
      const request = new XMLHttpRequest();
      request.open('GET', address);
      request.responseType = kind;
      await new Promise(done => { request.onloadend = done; request.send(); });
      if (request.status === 200 && request.response) return request.response;
      if ((request.status !== 429 && request.status !== 503) || tries > 3 || stopped) throw request.status || '–';
      await wait(10 * pause);
    }
  };

  /* The first page of the thread that an address is in, and the number of the page. */
  const threadOf = address => {
    for (const [pattern, first] of forum.first) {
      const found = new RegExp(pattern);
      if (found.test(address)) return address.replace(found, first);
    }
  };
  const numberIn = address => Number((new RegExp(forum.page).exec(address) || [0, 0])[1]);
  const linksIn = (page, at) =>
    [...page.querySelectorAll('a[href]')].map(link => new URL(link.getAttribute('href'), at).href);

  const byAddress = async pages => {
    const canonical = document.querySelector('link[rel=canonical]');
    const thread = [location.href, canonical ? canonical.href : '', ...linksIn(document, location.href)]
      .map(threadOf).find(address => address && address.startsWith(location.origin));
    if (!thread) throw words.none;
    for (let at = thread, number = 0, last = 0; at && pages.length < most && !stopped;) {
      progress(pages.length + 1, last);
      const page = await ask(at, 'document');
      const ways = linksIn(page, at).filter(link => threadOf(link) === thread).sort((a, b) => numberIn(a) - numberIn(b));
      page.querySelectorAll('script,style,link,meta,svg,iframe,img,video,audio,template').forEach(part => part.remove());
      page.querySelectorAll('base').forEach(part => part.remove());
      const base = page.createElement('base');
      base.href = at;
      page.head.prepend(base);
      pages.push('<!doctype html>\n' + page.documentElement.outerHTML + '\n');
      /* Page 1 has no number, or 1. */
      const now = Math.max(number, forum.page.includes('start') ? 0 : 1);
      const next = ways.find(link => numberIn(link) > now);
      if (!forum.page.includes('start') && ways.length) last = Math.max(last, numberIn(ways[ways.length - 1]));
      number = next ? numberIn(next) : now;
      at = next;
      if (at) await wait(pause);
    }
  };

  const byProgram = async pages => {
    const [, base, topic] = new RegExp(forum.topic).exec(location.href) || [];
    if (!topic) throw words.none;
    const take = (slug, { posts }) => {
      const keep = ({ id, username, created_at, cooked, post_number, post_type, version }) => {
        const post_url = [base, 't', slug, topic, post_number].join('/');
        return { id, username, created_at, cooked, post_number, post_type, version, post_url };
      };
      pages.push(JSON.stringify({ slug, post_stream: { posts: posts.map(keep) } }) + '\n');
    };
    progress(1, 0);
    const whole = await ask(base + '/t/' + topic + '.json', 'json');
    const { stream, posts } = whole.post_stream;
    take(whole.slug, whole.post_stream);
    const here = new Set(posts.map(post => post.id));
    const rest = stream.filter(post => !here.has(post));
    const of = 1 + Math.ceil(rest.length / 20);
    while (rest.length && !stopped) {
      await wait(pause);
      progress(pages.length + 1, of);
      const asked = rest.splice(0, 20).map(post => 'post_ids[]=' + post).join('&');
      take(whole.slug, (await ask(base + '/t/' + topic + '/posts.json?' + asked, 'json')).post_stream);
    }
  };

  const pages = [];
  let trouble = '';
  try {
    await (forum.topic ? byProgram : byAddress)(pages);
  } catch (error) {
    trouble = error === words.none ? error : words.failed.replace('{page}', pages.length + 1).replace('{why}', error);
  }
  if (stopped) return;
  const text = pages.join('');
  const name = (document.title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'thread') + (forum.topic ? '.json' : '.html');
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = name;
    link.click();
  };
  const copy = () => navigator.clipboard.writeText(text).then(() => show(words.copied, [words.close, close]), save);
  const ways = text ? [[words.save, save], [words.copy, copy]] : [];
  show([trouble, text && words.done.replace('{pages}', pages.length)].filter(Boolean).join(' '), ...ways, [words.close, close]);
})()`
