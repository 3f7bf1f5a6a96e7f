import { town, townAndState } from '@town/contracts/town';
import { PageMeta } from '@town/slice-kit/page-meta';
import { PageHeading } from '@town/ui/page-heading';
import { Prose } from '@town/ui/prose';
import { Section } from '@town/ui/section';
import { TownMap } from './town-map';

/** What kind of town this is. */
export function AboutPage() {
  return (
    <>
      <PageMeta
        title={`About ${town.name}`}
        description={`Geography, people, schools and work of ${townAndState}, in the ${town.region}.`}
        keywords={['about', 'population', 'schools', town.county, town.region]}
      />
      <PageHeading
        title={`About ${town.name}`}
        intro={`A limestone town on a clear river in ${town.county}, said BLANG-koh and named for the white of its rock.`}
      />
      <Section title="Geography">
        <Prose>
          <p>
            {town.name} lies on the Blanco River at about 1,300 feet, where US 281, here called Main
            Street, meets RM 1623 and RM 165. It covers 3.54 square miles. Austin is about 50 miles
            away, San Antonio 45, and Johnson City, the county seat, 13.
          </p>
          <p>
            January afternoons average 59.7°F and August afternoons 94.2°F. About 34 inches of rain
            fall in a year, some of them all at once: the river is gentle until it is not.
          </p>
        </Prose>
      </Section>
      <Section title="Demographics" ground="chalk">
        <Prose>
          <p>
            The census of 2020 counted 1,682 people. It had been 1,505 in 2000 and 1,739 in 2010.
            The ZIP code is {town.postalCode}, the area code 830.
          </p>
        </Prose>
      </Section>
      <Section title="Schools">
        <Prose>
          <p>
            Blanco Independent School District teaches 722 students in 5 schools, with 13 students
            to a teacher. The elementary, middle and high school are in town.
          </p>
        </Prose>
      </Section>
      <Section title="Work and employers" ground="chalk">
        <Prose>
          <p>
            People here ranch, brew, pave, grow plants, keep houses cool, build and repair machines,
            and look after visitors. The electric cooperative and the county, both in Johnson City,
            employ many more.
          </p>
        </Prose>
      </Section>
      <Section title="Community">
        <Prose>
          <p>
            Market Days bring makers and farmers to the lawn of the Old Courthouse on third
            Saturdays, Founders Day fills downtown in March, the Lavender Festival the courthouse
            grounds in June, and in December the parade goes by with its lights on. On first
            Saturdays people dance at Twin Sisters, and on any evening somebody is bowling ninepins.
          </p>
        </Prose>
      </Section>
      <Section title={`Map of ${town.name}`} ground="band">
        <TownMap />
      </Section>
    </>
  );
}
