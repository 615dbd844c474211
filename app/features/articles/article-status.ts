/** The status filter's values (specification, section 9), and the articles that wait for their time. */
export const articleStatuses = ["all", "published", "scheduled", "draft"] as const;

export type ArticleStatus = (typeof articleStatuses)[number];
