import { afterAll, expect, test } from "vitest";
import { LANGUAGES } from "../../shared/i18n/language.ts";
import { freshDatabase } from "./support/fresh-database.ts";
import { openSql } from "./support/open-sql.ts";

const sql = openSql(await freshDatabase(), { max: 1 });
afterAll(() => sql.end());

test("every column of a language takes each language of the product, and no other word", async () => {
  const columns = await sql<{ name: string; rule: string | null }[]>`
    select format('%s.%s', attrelid::regclass, attname) as name, (
      select pg_get_constraintdef(oid) from pg_constraint
      where contype = 'c' and conrelid = attrelid and conkey = array[attnum]
    ) as rule
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace in ('public'::regnamespace, 'app'::regnamespace) and relkind in ('r', 'p')
      and attname ~ '(^|_)language$' and not attisdropped
    order by 1`;
  expect(columns).not.toEqual([]);
  for (const { name, rule } of columns)
    expect(new Set(Array.from((rule ?? "").matchAll(/'(\w+)'/g), ([, word]) => word)), name).toEqual(
      new Set(LANGUAGES),
    );
});
