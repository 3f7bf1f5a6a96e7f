import { town } from '@town/contracts/town';
import { Card } from '@town/ui/card';
import { CardGrid } from '@town/ui/card-grid';

/** What a resident should know without asking. */
export function PublicNotices() {
  return (
    <CardGrid>
      <Card title="City Council meeting">
        <p>
          2nd Tuesday of each month at 6:00 PM, in the Byars Building, 308 Pecan St. Open to all.
        </p>
      </Card>
      <Card title="Historic courthouse">
        <p>
          The Old Courthouse of 1886, 300 Main St, is a visitor center: Mon-Sat 10 AM-4 PM, Sun
          noon-4 PM.
        </p>
      </Card>
      <Card title={`${town.name} State Park`}>
        <p>101 Park Rd 23, on the river in town: camping, fishing and shade.</p>
      </Card>
      <Card title="River swimming">
        <p>
          People swim behind the dams of the State Park. There are no lifeguards, and after rain the
          river can rise within minutes.
        </p>
      </Card>
    </CardGrid>
  );
}
