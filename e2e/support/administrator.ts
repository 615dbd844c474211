import { sessionHintCookie } from "#app/api-client/session-cookies.ts";
import { keyMinutes } from "#app/features/session/second-look.ts";
import { accessCode } from "./site-process.ts";

/** A key is given again before it is too old for what asks for it. */
const keyMs = (keyMinutes - 5) * 60_000;

export type ArticleTexts = { title: string; excerpt: string; content: string };

/** The answer of the API to a save. */
export type Saved = { id: string; slug: string; version: number };

/** Uses the API as the content area does. Every answer must be a success. */
export class Administrator {
	readonly #siteUrl: string;
	/** Headers of this session's requests. */
	readonly token: string;
	#keyGivenAt = performance.now();

	private constructor(siteUrl: string, token: string) {
		this.#siteUrl = siteUrl;
		this.token = token;
	}

	static async signIn(siteUrl: string): Promise<Administrator> {
		const answer = await fetch(`${siteUrl}/api/admin/login`, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ password: accessCode }),
		});
		const { token } = (await answer.json()) as { token: string };
		return new Administrator(siteUrl, token);
	}

	/** The cookies of a browser that is signed in to this session. */
	cookies() {
		const all = { url: this.#siteUrl, sameSite: "Strict" as const };
		return [
			{ ...all, name: "session", value: this.token, httpOnly: true },
			{ ...all, name: sessionHintCookie, value: "its-id" },
		];
	}

	/** Publishes a new article, with a French text when given. */
	async publish(texts: ArticleTexts, fr?: ArticleTexts): Promise<Saved> {
		return this.request("POST", "/api/blog-posts", { ...texts, fr: fr ?? null, published: true });
	}

	/** Gives a published article other words. */
	async rewrite(article: Saved, texts: ArticleTexts): Promise<Saved> {
		const body = { ...texts, published: true, version: article.version };
		return this.request("PUT", `/api/blog-posts/${article.id}`, body);
	}

	/** Takes an article off the site. */
	async unpublish(article: Saved, texts: ArticleTexts): Promise<Saved> {
		const body = { ...texts, published: false, version: article.version };
		return this.request("PUT", `/api/blog-posts/${article.id}`, body);
	}

	/** Has a draft publish itself at an instant. */
	async schedule(id: string, at: Date): Promise<void> {
		const article = await this.request<Saved>("GET", `/api/blog-posts/${id}`);
		await this.request("PUT", `/api/blog-posts/${id}`, { ...article, publishAt: at.toISOString() });
	}

	/** Sets the number of members that the site shows. */
	async setMemberCount(count: number): Promise<void> {
		await this.request("POST", "/api/settings", { key: "active_members_count", value: String(count) });
	}

	/** Gives the key again if it was given long ago: a session of these tests outlives it. */
	async keepKey(): Promise<void> {
		if (performance.now() - this.#keyGivenAt < keyMs) return;
		this.#keyGivenAt = performance.now();
		await this.request("POST", "/api/admin/confirm", { password: accessCode });
	}

	/** Reads something of the content area. */
	async read(path: string): Promise<Response> {
		await this.keepKey();
		const headers = { Authorization: `Bearer ${this.token}` };
		const answer = await fetch(this.#siteUrl + path, { headers });
		if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
		return answer;
	}

	/** Sends any request to the API. @returns its answer, undefined where it has none. */
	async request<Answer>(method: string, path: string, body?: object): Promise<Answer> {
		await this.keepKey();
		const answer = await fetch(this.#siteUrl + path, {
			method,
			headers: { "Content-Type": "application/json", Authorization: `Bearer ${this.token}` },
			...(body && { body: JSON.stringify(body) }),
		});
		if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
		const text = await answer.text();
		return (text === "" ? undefined : JSON.parse(text)) as Answer;
	}
}
